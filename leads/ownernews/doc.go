// Package ownernews writes to owners about their properties: what is new, once a day at most, in counts and nothing else, and the report of
// a week, which somebody reads first or which leaves by itself once that was agreed. Neither tells who wrote or came. News is what the
// owner's page shows and no email has told yet (table owner_told).
package ownernews

import "github.com/gevel/gevel/leads/compose"

// Service writes to owners. Its methods are safe for concurrent use.
type Service struct{ compose.Composer }
