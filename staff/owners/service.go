// Package owners is what staff sees and changes of owners: their access, their properties, and the site as an owner sees it. Who may change
// all owners is said by desk.AllOwners; an agent may change owners all of whose properties are the agent's.
//
//   - Owners (change.go, db/owners/change.go) have a version that triggers raise, whoever changes them, an
//     import too. A link to choose a password is in an email only. A property that the desk linked to an owner
//     (owner_property.desk) becomes the folder's as soon as the folder names it too.
package owners

import "github.com/gevel/gevel/staff"

// Service is this part of the desk. Its methods are safe for concurrent use.
type Service struct{ *staff.Service }
