package limits

import "time"

// Streams, exports and waiting for the store.
const (
	// Streams is how many subscriptions may be open at the same time; one more is TOO_MANY.
	Streams = 200
	// StreamsOfOne is how many subscriptions one key or network may have open; one more is TOO_MANY.
	StreamsOfOne = 10
	// StreamTime is the longest life of a subscription; then it is completed, and its client subscribes again with the last cursor.
	StreamTime = time.Hour
	// StreamBeat is how long a subscription is silent at most; then an empty page shows that the connection works.
	StreamBeat = 20 * time.Second
	// DeskStreams is how many windows of the desk may be told of changes at the same time; one more is TOO_MANY.
	DeskStreams = 300
	// DeskStreamsOfSession is how many of them one session may have; one more is TOO_MANY.
	DeskStreamsOfSession = 8
	// RecordBytes is how long the name of the record may be that such a window has open; a longer one counts as none.
	RecordBytes = 200
	// WithdrawnTime is how long a withdrawn property is remembered, so how old a cursor of the changes may be; with an older one they are
	// CURSOR_EXPIRED.
	WithdrawnTime = 365 * 24 * time.Hour
	// Exports is how many exports may run at the same time; one more is TOO_MANY.
	Exports = 8
	// ExportsOfOne is how many exports may run for one key or network; one more is TOO_MANY.
	ExportsOfOne = 2
	// ExportTime is the longest that an export may take; then the connection breaks.
	ExportTime = 10 * time.Minute
	// RetryTime is how long a client should wait after TOO_MANY, as `retryAfter` and Retry-After say.
	RetryTime = time.Minute
	// ReaderTime is how long a request waits to read the store; then it is INTERNAL, or the status 500.
	ReaderTime = 10 * time.Second
	// WriterTime is how long a form or another write waits while an import writes, and ends sooner when the request does; then it is
	// INTERNAL, or the status 500. A mutation has as much time beyond QueryTime.
	WriterTime = 30 * time.Second
	// WipeTime is how long erasing a person waits for other programs that read the database, so that no byte of the person stays in its
	// files; then the desk says that some do, and the site tries again.
	WipeTime = 15 * time.Second
	// SessionNoteTime is how long a page of a signed-in owner waits to record that the session is in use; after it the next request does.
	SessionNoteTime = 250 * time.Millisecond
	// PingTime is how long `/healthz` waits for the store; then it is 503.
	PingTime = 2 * time.Second
)
