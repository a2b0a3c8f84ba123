// Package values reads what other programs write: numbers with comma or point, amounts, dates of any common form, yes and no in words of
// four languages, floors, texts with markup. It reads what a person would understand. What means nothing is left out and named; nothing
// here ever refuses a record.
//
// fields.go has a row for each number and date of a property: what it can be, and whether its 0 can be true. Invariant:
// every way in uses it; a value that means nothing, or of which only a part is understood, becomes a warning with
// record, field and value, and never refuses a record.
package values
