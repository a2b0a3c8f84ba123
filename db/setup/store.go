// Package setup is a new site while it is set up: the link that opens it, the browser that did, and what was filled in so far.
//
// The write that makes the site ends it.
package setup

import "github.com/gevel/gevel/db/handle"

// Store is the set-up of the site.
type Store struct{ *handle.DB }
