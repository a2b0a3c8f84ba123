// Package columns has the columns of a property that a query reads, by the fields that somebody asked for.
//
// What is not asked for is not read.
package columns
