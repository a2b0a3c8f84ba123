// Package owners is the owners of properties, with their sessions, their links for passwords and the browsers that they used.
//
// Of a token only its digest is stored.
package owners

import "github.com/gevel/gevel/db/handle"

// Store is the owners of properties.
type Store struct{ *handle.DB }
