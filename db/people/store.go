// Package people finds and erases what the store knows of one person, in every table.
//
// A new table with personal data is a line of Tables, or a test fails.
package people

import "github.com/gevel/gevel/db/handle"

// Store is what is known of people.
type Store struct{ *handle.DB }
