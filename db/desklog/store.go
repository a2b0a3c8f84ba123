// Package desklog is the log of the desk: who did what, with which record, and what stood there before and after.
//
// A line is written in the same write as what it tells of, or not at all.
package desklog

import "github.com/gevel/gevel/db/handle"

// Store reads the log.
type Store struct{ *handle.DB }
