// Package energy has the scales of energy labels of the regions: which label a figure earns (Label), and the class that a filter asks for
// (Class).
//
// Invariant: a figure on the border of two labels earns the better one. Where region or figure are not known there is no label.
package energy
