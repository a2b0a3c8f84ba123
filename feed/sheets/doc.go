// Package sheets reads spreadsheets with one property a row, as CSV or as a workbook, whose columns are named in any of four languages
// (columns.json), and writes the empty one to fill in.
package sheets
