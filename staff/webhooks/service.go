// Package webhooks is what managers see and change of webhooks, and the last deliveries of each.
package webhooks

import "github.com/gevel/gevel/staff"

// Service is this part of the desk. Its methods are safe for concurrent use.
type Service struct{ *staff.Service }
