// Package mail composes the emails of the site and sends them.
//
// There is a file of texts per language, one template for all, and the sender that empties the outbox. An email to a
// visitor repeats no free text (kind.go), no value can add a header, and an email keeps its Message-ID however often it
// is sent.
package mail
