// Package prose reads texts that people wrote: descriptions as plain paragraphs and summaries, the words of a search and of a description,
// gaps that are still to be filled in.
//
// Invariant: it refuses no text, and looks nothing up: what words mean is in agency.
package prose
