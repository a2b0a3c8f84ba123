// Package crmlinks is the links to CRMs: what they brought, which records they know, and which leads they are sent.
//
// A link is run by one program at a time.
package crmlinks

import "github.com/gevel/gevel/db/handle"

// Store is the links to CRMs.
type Store struct{ *handle.DB }
