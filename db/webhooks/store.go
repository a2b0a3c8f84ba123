// Package webhooks is the receivers that are told of changes, and what they were sent.
//
// A delivery is stored before it is sent, so that a program that is killed sends the same again.
package webhooks

import "github.com/gevel/gevel/db/handle"

// Store is the webhooks.
type Store struct{ *handle.DB }
