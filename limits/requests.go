package limits

import "time"

// All requests.
const (
	// AddressBytes is the longest address of a page with its query; a longer one is answered 414.
	AddressBytes = 8192
	// GraphBodyBytes is the largest JSON request to the graph: room for the longest query and variables, with their escapes; a larger one
	// is BODY_TOO_LARGE.
	GraphBodyBytes = 256 << 10
	// GraphImportBodyBytes is the largest JSON request to the graph with a key that may write.
	GraphImportBodyBytes = 8 << 20
	// UploadBodyBytes is the largest request with files: as many pictures as a form may have, or a CV, and 1 MiB for the rest of the form;
	// a larger one is BODY_TOO_LARGE, or answered 413.
	UploadBodyBytes = max(UploadsOfForm*UploadPictureBytes, UploadCVBytes) + 1<<20
	// BodyTime is how long the body of any request may take to arrive, beside a second for each BodyBytesPerSecond received; then it is
	// BODY_TOO_SLOW, or answered 408, and the connection is closed.
	BodyTime = 10 * time.Second
	// BodyBytesPerSecond is the lowest speed of a body.
	BodyBytesPerSecond = 32 << 10
	// AnswerTime is how long a client may take to read AnswerPieceBytes of any answer; then the connection is closed.
	AnswerTime = 30 * time.Second
	// AnswerPieceBytes is how much of an answer a client must read within AnswerTime.
	AnswerPieceBytes = 128 << 10
	// AnswerBytes is the largest answer that is made in memory; a larger one is a failure of the site, with the status 500.
	AnswerBytes = 16 << 20
	// BufferedBytes is how much memory all bodies that come and answers that wait to be read may take together, as Shares divides it;
	// then requests are answered 503.
	BufferedBytes = 64 << 20
	// CaptchasPerMinute is how many captchas and their pictures and recordings one network may request; one more is RATE_LIMITED.
	CaptchasPerMinute = 60
	// FormBodyBytes is the largest form without files that a browser without scripts posts; a larger one is answered 413.
	FormBodyBytes = 1 << 20
	// OverloadPlaces is how many requests whose answers are not cached run at the same time for each processor, as SharedWork divides
	// them; others wait.
	OverloadPlaces = 2
	// OverloadQueue is how many such requests may wait; one more is OVERLOADED, for a page 503. What is cached is answered all the same.
	OverloadQueue = 64
	// OverloadWait is how long such a request waits; then it is refused in the same way.
	OverloadWait = time.Second
	// RenderWait is how long a page that is not cached may wait among them; one that waited longer is sent without its inner HTML.
	RenderWait = 400 * time.Millisecond
	// OverloadRetry is when a refused request may be sent again.
	OverloadRetry = 5 * time.Second
)
