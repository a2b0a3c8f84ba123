// Package apikeys is the keys of other people's programs and the operations that these registered.
//
// Of a key only its digest is stored.
package apikeys

import "github.com/gevel/gevel/db/handle"

// Store is the keys.
type Store struct{ *handle.DB }
