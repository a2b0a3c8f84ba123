// Package owned holds what an owner sees of the own properties: hidden price and address, documents, and the history of the sale.
//
// Invariant: a Property is made of what was read for its owner; nothing that visitors see is made of one.
package owned
