// Package links is what managers see and change of the links to CRMs: how they run, which records have problems, what a word of a CRM
// means, and their secrets.
package links

import "github.com/gevel/gevel/staff"

// Service is this part of the desk. Its methods are safe for concurrent use.
type Service struct{ *staff.Service }
