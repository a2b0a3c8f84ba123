// Package changelog is the sequence of what changed for visitors, which integrators and webhooks follow by a cursor.
//
// Each property and project is in it once, at its last change. Triggers write it, whoever changes a property; NoteTime tells them when.
package changelog

import "github.com/gevel/gevel/db/handle"

// Store is the sequence of changes.
type Store struct{ *handle.DB }
