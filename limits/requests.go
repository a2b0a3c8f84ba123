package limits

import "time"

// Requests, whatever they ask for.
const (
	// AddressBytes is the longest address of a page with its query; a longer one is answered 414.
	AddressBytes = 8192
	// GraphBodyBytes is a JSON request to the graph: room for the longest query and variables, with their escapes; a larger one is
	// BODY_TOO_LARGE.
	GraphBodyBytes = 256 << 10
	// GraphImportBodyBytes is a JSON request to the graph with a key that may write.
	GraphImportBodyBytes = 8 << 20
	// BodyTime is how long the body of any request may take to arrive, beside a second for each BodyBytesPerSecond that came; then it is
	// BODY_TOO_SLOW, or answered 408, and the connection ends.
	BodyTime = 10 * time.Second
	// BodyBytesPerSecond is the lowest speed of a body.
	BodyBytesPerSecond = 32 << 10
	// AnswerTime is how long a reader may take for AnswerPieceBytes of any answer; then the connection ends.
	AnswerTime = 30 * time.Second
	// AnswerPieceBytes is how much of an answer is read within AnswerTime.
	AnswerPieceBytes = 128 << 10
	// CountedNetworks is how many networks are counted at once; past it, one that used little is forgotten.
	CountedNetworks = 10_000
	// CaptchasPerMinute is how many captchas, pictures and recordings of them one network may ask for; another is RATE_LIMITED.
	CaptchasPerMinute = 60
	// FormBodyBytes is a form without files, posted by a browser without scripts; a larger one is answered 413.
	FormBodyBytes = 1 << 20
)
