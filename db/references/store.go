// Package references has by which reference people know a property.
package references

import "github.com/gevel/gevel/db/handle"

// Store reads references.
type Store struct{ *handle.DB }
