package docs

import (
	"testing"
	"time"

	"github.com/gevel/gevel/limits"
)

const (
	day  = 24 * time.Hour
	year = 365 * day
	kibi = 1 << 10
	mebi = 1 << 20
)

var schemaNumbers = []number{
	{`"At most # ids."`, limits.ListLength},
	{"from the start or after the cursor, 1 to #", limits.PageMostRecords},
	{"from the end or before the cursor, 1 to #", limits.PageMostRecords},
	{"The most changes of a page, 1 to #.", limits.PageMostRecords},
	{`"How many, 1 to #." first: Int! = 3`, limits.SimilarProperties},
	{`"How many days, 1 to #." days: Int! = 14`, limits.SlotDays},
	{`"How many days, 1 to #." days: Int! = 30`, limits.PageViewDays},
	{"New and changed listings, at most #.", limits.ImportedAtOnce},
	// What visitors search for and calculate.
	{"about one home. At most # characters are read.", limits.SentenceCharacters},
	{"not understood, as typed, at most #.", limits.SentenceUnread},
	{"Listings that match, at most #;", limits.SearchHits},
	{"Projects that match, at most #;", limits.SearchHits},
	{"The first # words of 100 characters are read", limits.DescriptionWords},
	{"The first 8 words of # characters are read", limits.DescriptionCharacters},
	{"lowered in the last # days", int(limits.ReductionShown / day)},
	{"free appointment in the next # days", limits.ViewableDays},
	{"Within this area on the map, 3 to # corners", limits.ListLength},
	{"The zoom of the map, 0 to #:", limits.MapZoom},
	{"The price or the monthly rent, 0 to #;", limits.CostsAmount},
	{"The amount of a loan, 0 to #;", limits.CostsAmount},
	{"How many buy it together, 1 to #.", limits.CostsBuyers},
	{"How many energy classes works will gain, 0 to #;", limits.CostsClasses},
	{"The yearly rate of the loan in per cent, 0 to #,", limits.CostsRate},
	{"The term of the loan in years, 1 to #.", limits.CostsYears},
	// Forms.
	{"An idempotency key of # to 100 characters", limits.FormKeyShortest},
	{"An idempotency key of 8 to # characters", limits.FormKeyLongest},
	{"The message. Required, at most # characters.", limits.FormTextCharacters},
	{"A remark of the visitor, at most # characters.", limits.FormTextCharacters},
	{"At most # pictures of 5 MiB each", limits.UploadsOfForm},
	{"At most ten pictures of # MiB each", limits.UploadPictureBytes / mebi},
	{"A picture of at most # MiB:", limits.UploadPictureBytes / mebi},
	{"DOCX or ODT of at most # MiB.", limits.UploadCVBytes / mebi},
	// Signing in.
	{"It works once, within # hour or, in an invitation, seven days.", int(limits.OwnerPasswordLinkTime / time.Hour)},
	{"It works once, within one hour or, in an invitation, # days.", int(limits.OwnerInvitationTime / day)},
	{"a link to choose a new password, which works once, within # hour.", int(limits.OwnerPasswordLinkTime / time.Hour)},
	// Links, keys and webhooks.
	{"at most # letters, digits", limits.OperationNameBytes},
	{"subscription with its fragments, at most # KiB.", limits.OperationBytes / kibi},
	{"The text has more than # KiB.", limits.OperationBytes / kibi},
	{"The key has registered # operations;", limits.OperationsOfKey},
	// Streams.
	{"an empty page every # seconds shows", int(limits.StreamBeat / time.Second)},
	{"After # hour the stream completes.", int(limits.StreamTime / time.Hour)},
	{"A key or network address may have # streams open at once;", limits.StreamsOfOne},
}

// TestTheSchemasHaveTheNumbersOfTheLimits compares each place where a schema says one of these sentences.
func TestTheSchemasHaveTheNumbersOfTheLimits(t *testing.T) {
	compareNumbers(t, "../schema.graphqls", schemaNumbers)
	compareNumbers(t, "../desk/schema.graphqls", deskNumbers)
}
