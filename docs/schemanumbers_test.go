package docs

import (
	"os"
	"regexp"
	"strconv"
	"strings"
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

// number is a sentence that says a limit; # stands where it says it, in figures or in words.
type number struct {
	sentence string
	value    int
}

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
	{"an invitation, valid for # days, to one without a password", int(limits.OwnerInvitationTime / day)},
	{"otherwise a link that is valid for # hour.", int(limits.OwnerPasswordLinkTime / time.Hour)},
	{"a link to choose a password at the desk, which works once, within # hour.", int(limits.StaffPasswordLinkTime / time.Hour)},
	{"a link to choose a password, which works once, within # days.", int(limits.StaffInvitationTime / day)},
	{"when the last one is over # minutes ago", int(limits.StaffConfirmTime / time.Minute)},
	{"within the last # minutes", int(limits.StaffConfirmTime / time.Minute)},
	{"answered once within # minutes.", int(limits.PasskeyTime / time.Minute)},
	{"the code of the phone is awaited for # minutes.", int(limits.StaffStepTime / time.Minute)},
	{"Adds a passkey to who is at the desk, at most #;", limits.Passkeys},
	{"What its holder calls it, at most # characters.", limits.StaffNameCharacters},
	{"of the Web Authentication API, at most # KiB.", limits.PasskeyBytes / kibi},
	{"TOO_MANY when # members get everybody's.", limits.AllEmailReaders},
	// Leads at the desk.
	{"A page of # leads of one of the lists.", limits.DeskLeads},
	{"or parts of them: at most #, in 100 characters.", limits.DeskWords},
	{"or parts of them: at most eight, in # characters.", limits.DeskWordsCharacters},
	{"at most # of each kind. Words as for the filter of leads", limits.FoundRows},
	{"fewer than # characters find nothing.", limits.FindCharacters},
	{"The words, together at most # characters.", limits.DeskWordsCharacters},
	{"Leads by name, at most #.", limits.ListLength},
	{"All leads of a list, at most #.", limits.DeskBulk},
	{"for whoever made it: once, and within # minutes.", int(limits.UndoTime / time.Minute)},
	{"or more than # were undone.", limits.ListLength},
	{"It leaves after # seconds; replies go to", int(limits.LeadAnswerTime / time.Second)},
	{"The answer, of at most # characters;", limits.LeadAnswerCharacters},
	{"at most # with the documents, of at most 6 MiB together.", limits.AnswerFiles},
	{"at most 5 with the documents, of at most # MiB together.", limits.AnswerFilesBytes / mebi},
	{"The note, of at most # characters.", limits.LeadNoteCharacters},
	{"Made by whoever sends the note, of # to 100 characters", limits.NoteKeyShortest},
	{"Made by whoever sends the note, of 8 to # characters", limits.NoteKeyLongest},
	{"What it is called, in at most # characters.", limits.SavedListCharacters},
	{"Each member of staff has at most #, and 10 are shared.", limits.SavedLists},
	{"Each member of staff has at most 10, and # are shared.", limits.SharedLists},
	{"the documents that were asked for, at most # times a day.", limits.DocumentsAgainPerDay},
	{"Where its files can be fetched for # hour,", int(limits.DeskFilesTime / time.Hour)},
	{"lists of # with counts.", limits.TodayRows},
	{`"The first #." leads: [`, limits.TodayRows},
	{`"The first #." emails: [`, limits.TodayRows},
	{`"The first #." refusals: [`, limits.TodayRows},
	{`"The first #." properties: [`, limits.TodayRows},
	{"The new password, at least # characters,", limits.PasswordShortest},
	{"The new password. Required; at least # characters", limits.PasswordShortest},
	{"Applications for a job that are deleted within # days,", limits.ExpiringDays},
	{"valued today or on one of the # days after it,", limits.ValuationDaysShown - 1},
	{"or those, at most #, who sent a form with the phone number.", limits.PeopleFound},
	{"The entries, the newest first, at most #;", limits.PersonEntries},
	{"A page of # actions of the log,", limits.DeskActions},
	{"is never changed, and is deleted after # years.", int(limits.ActionTime / year)},
	// Appointments at the desk.
	{"have not begun, by time, at most #; they stay when blockHours", limits.BlockedAppointments},
	{"When it ends, at most # days later.", limits.BlockedDays},
	{"With more than # appointments inside, the problem is TOO_LONG.", limits.BlockedAppointments},
	{"and TOO_LONG after # weeks.", limits.BlockedWeeks},
	{"for colleagues who may change it; of at most # characters.", limits.BlockReasonCharacters},
	{"by time; at most # of all agents.", limits.WeekEvents},
	{"The report, of at most # characters.", limits.ReportCharacters},
	{"An agent's own calendar, which is read every # minutes.", int(limits.CalendarEvery / time.Minute)},
	{"The private address in iCalendar format, of at most # bytes;", limits.CalendarAddressBytes},
	// Properties, owners and pictures at the desk.
	{"A page of # properties, with those that visitors do not see.", limits.DeskProperties},
	{"street, city or number, at most #;", limits.DeskWords},
	{"Words of the name, address or properties, at most #;", limits.DeskWords},
	{"or of what shows it, at most #;", limits.DeskWords},
	{"Keeps a property from visitors for at most # days,", limits.HiddenDays},
	{"from tomorrow to # days from today.", limits.HiddenDays},
	{"Why, for colleagues, in at most # characters.", limits.HiddenWhyCharacters},
	{"for whoever may hide it; at most # an hour.", limits.LacksEmails},
	{"by rank; at most #.", limits.FeaturedProperties},
	{"page views in the last # days first.", limits.DeskPageViewDays},
	{"How often its page was read in the last # days.", limits.DeskPageViewDays},
	{"that have not begun, the earliest #, by time.", limits.PropertyAppointments},
	{"A page of # pictures:", limits.DeskPictures},
	{"What shows it, at most # properties and projects.", limits.PictureUses},
	{"What it shows, by language, in at most # characters.", limits.PictureWords},
	{"SVG without scripts, of at most # MiB.", limits.DeskPictureBytes / mebi},
	// Pages, settings and drafts.
	{"each before those below it; at most #.", limits.DeskPages},
	{"with all drafts for the next # hours,", int(limits.PreviewTime / time.Hour)},
	{"the latest first: at most # writes of the last two years,", limits.RecordVersions},
	{"at most 50 writes of the last # years,", int(limits.PartHistoryTime / year)},
	{"Its earlier values, the latest first; at most # changes", limits.PartHistory},
	{"The new values; at most #.", limits.PartsAtOnce},
	{"The value, of at most # bytes;", limits.PartBytes},
	// Links, keys and webhooks.
	{"The last # runs, the newest first;", limits.LinkRuns},
	{"The records that have problems, at most #,", limits.LinkTroubles},
	{"The leads that the CRM refused, at most #,", limits.LinkTroubles},
	{"beside what every link knows; at most #.", limits.LinkWords},
	{"The CRM's word, of at most # characters;", limits.LinkWordCharacters},
	{"Its name, of at most # characters. Required; TAKEN when another key has it", limits.KeyNameCharacters},
	{"TOO_MANY when there are # keys.", limits.APIKeys},
	{"Its name, of at most # characters. Required; TAKEN when another webhook has it", limits.WebhookNameCharacters},
	{"another webhook has it, TOO_MANY when there are #.", limits.Webhooks},
	{"Where to tell it, of at most # bytes:", limits.WebhookAddressBytes},
	{"What it was sent, the newest first; at most #.", limits.WebhookDeliveries},
	{"It took nothing for # days, or answered 410,", int(limits.WebhookFailTime / day)},
	{"at most # letters, digits", limits.OperationNameBytes},
	{"subscription with its fragments, at most # KiB.", limits.OperationBytes / kibi},
	{"The text has more than # KiB.", limits.OperationBytes / kibi},
	{"The key has registered # operations;", limits.OperationsOfKey},
	{"as the mail provider gives it; at most # characters.", limits.SelectorCharacters},
	{"The record as found, at most # characters;", limits.RecordTextBytes},
	{"others are TOO_OFTEN. It takes # seconds at most.", int(limits.DNSTime / time.Second)},
	// Streams.
	{"an empty page every # seconds shows", int(limits.StreamBeat / time.Second)},
	{"whenever it changes, and every # seconds.", int(limits.StreamBeat / time.Second)},
	{"After # hour the stream completes.", int(limits.StreamTime / time.Hour)},
	{"After # hour, or when the session ends,", int(limits.StreamTime / time.Hour)},
	{"A key or network address may have # streams open at once;", limits.StreamsOfOne},
	{"A session may have # such streams open at once;", limits.DeskStreamsOfSession},
}

// TestTheSchemaHasTheNumbersOfTheLimits compares each place where the schema says one of these sentences.
func TestTheSchemaHasTheNumbersOfTheLimits(t *testing.T) {
	compareNumbers(t, "../schema.graphqls", schemaNumbers)
}

// compareNumbers finds each sentence in a document, at least once, and its number at each place.
func compareNumbers(t *testing.T, document string, numbers []number) {
	t.Helper()
	bytes, err := os.ReadFile(document)
	if err != nil {
		t.Fatal(err)
	}
	text := strings.Join(strings.Fields(string(bytes)), " ")
	for _, n := range numbers {
		sentence := regexp.MustCompile("(?i)" + strings.Replace(regexp.QuoteMeta(n.sentence), "#", `([\d,]*\d|[a-z]+)`, 1))
		found := sentence.FindAllStringSubmatch(text, -1)
		if len(found) == 0 {
			t.Errorf("%s does not say %q, with a number", document, n.sentence)
		}
		for _, f := range found {
			if got, ok := valueOf(f[1]); !ok || got != n.value {
				t.Errorf("%s says %q, want %d as package limits has it", document, f[0], n.value)
			}
		}
	}
}

// valueOf reads a number in figures, "5,000", or in words.
func valueOf(text string) (int, bool) {
	if n, err := strconv.Atoi(strings.ReplaceAll(text, ",", "")); err == nil {
		return n, true
	}
	n, ok := words[strings.ToLower(text)]
	return n, ok
}

var words = map[string]int{"a": 1, "an": 1, "one": 1, "once": 1, "two": 2, "twice": 2, "three": 3, "four": 4, "five": 5, "six": 6,
	"seven": 7, "eight": 8, "nine": 9, "ten": 10, "fifteen": 15, "twenty": 20, "thirty": 30}
