// Package exports reads everything that an import brings, as it was delivered or as visitors see it, all of one snapshot.
package exports

import "github.com/gevel/gevel/db/handle"

// Store reads exports.
type Store struct{ *handle.DB }
