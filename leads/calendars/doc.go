// Package calendars reads when agents are busy in the calendars that they have elsewhere. What cannot be read leaves the times that were
// known, and says why.
package calendars

import "github.com/gevel/gevel/app"

// Service reads agents' calendars. Its methods are safe for concurrent use.
type Service struct {
	*app.App
	Fetch Fetcher
}
