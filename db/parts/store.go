// Package parts is what the desk edited of the site: the parts in force with their history, and drafts.
//
// A write is refused when a part changed after it was read.
package parts

import "github.com/gevel/gevel/db/handle"

// Store is the edited parts of the site.
type Store struct{ *handle.DB }
