// Package pictures is the library of pictures of the desk: their descriptions, and those that were uploaded.
//
// A change of a picture is refused when somebody changed it after it was read.
package pictures

import "github.com/gevel/gevel/db/handle"

// Store is the library of pictures.
type Store struct{ *handle.DB }
