// Package inbox is the forms that visitors sent, and what the desk does with them as leads.
//
// A form is stored with its emails and effects in one write, or not at all. What a member of staff may not see is in no list and no count.
package inbox

import "github.com/gevel/gevel/db/handle"

// Store is the leads.
type Store struct{ *handle.DB }
