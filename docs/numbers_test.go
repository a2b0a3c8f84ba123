package docs

import (
	"encoding/json"
	"fmt"
	"os"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/gevel/gevel/limits"
)

// TestDocumentsHaveTheNumbersOfTheLimits compares sentences that say a limit with the limit, so that both change together. The table of
// integrators.md is written from the limits.
func TestDocumentsHaveTheNumbersOfTheLimits(t *testing.T) {
	const mebi = 1 << 20
	for document, sentences := range map[string][]string{
		"import.md": {
			fmt.Sprintf("%d MiB, %s elements, %d groups deep", limits.DrawingBytes/mebi, grouped(limits.DrawingElements),
				limits.DrawingDepth),
			fmt.Sprintf("at most %d megapixels, %d scans (JPEG) and %d MiB when it is opened", limits.PicturePixels/1_000_000,
				limits.PictureScans, limits.PictureDecodedBytes/mebi),
			fmt.Sprintf("PDF for documents, at most %d MiB", limits.RemoteFileBytes/mebi),
			fmt.Sprintf("without an appointment, at most %d,", limits.OpenDays),
			fmt.Sprintf("in the history of the part for %s years", inWords[limits.PartHistoryTime/(365*24*time.Hour)]),
			fmt.Sprintf("properties, newest first: %d, or as many as `max` says, at most %d |", limits.ModuleProperties,
				limits.ModuleRecords),
			fmt.Sprintf("projects: %d, or as many as `max` says, at most %d |", limits.ModuleProjects, limits.ModuleRecords),
		},
		"window.md": {
			fmt.Sprintf("has a card for each property of a filter, newest first, and at most %d.", limits.WindowCards),
			fmt.Sprintf("a slide for each property, newest first and at most %d,", limits.WindowCards),
			fmt.Sprintf("at most %d photos, %d plans and %s characters", limits.BrochurePhotos, limits.BrochurePlans,
				grouped(limits.BrochureCharacters)),
		},
		"cluster.md": {
			fmt.Sprintf("One import may have %d GiB", limits.ClusterImportBytes/(1<<10)/mebi),
			fmt.Sprintf("beside properties stays one write of %d MiB", limits.ClusterWriteBytes/mebi),
		},
		"decisions.md": {
			fmt.Sprintf("CV upload (PDF, DOC, DOCX, ODT; ≤ %d MiB;", limits.UploadCVBytes/mebi),
		},
		"integrators.md": {
			fmt.Sprintf("| cost of one query | %s | %s |", grouped(limits.FreeCost), grouped(limits.KeyCost)),
			fmt.Sprintf("by network address or key | %s | %s |", grouped(limits.FreeMinuteCost), grouped(limits.KeyMinuteCost)),
			fmt.Sprintf("| fields within fields | %d | %d |", limits.FreeDepth, limits.KeyDepth),
			fmt.Sprintf("| aliases | %d | %d |", limits.FreeAliases, limits.KeyAliases),
			fmt.Sprintf("| tokens of a query | %s | %[1]s |", grouped(limits.QueryTokens)),
			fmt.Sprintf("| bytes of a request | %d KiB; %d MiB with files | the same; %d MiB with a key that may write |",
				limits.GraphBodyBytes/(1<<10), limits.UploadBodyBytes/mebi, limits.GraphImportBodyBytes/mebi),
			fmt.Sprintf("time to answer it | %.0f s plus 1 s for each %d KiB; %.0f s |", limits.BodyTime.Seconds(),
				limits.BodyBytesPerSecond/(1<<10), limits.QueryTime.Seconds()),
			fmt.Sprintf("a form costs %s.", grouped(limits.MutationCost)),
			fmt.Sprintf("is an Atom feed of the %d newest properties on offer, without further pages.", limits.FeedProperties),
			fmt.Sprintf("at least %d of the minute's budget", limits.LeastCost),
		},
		"../schema.graphqls": {
			fmt.Sprintf("At most %s pictures of %d MiB each: JPEG, PNG or WebP.", inWords[limits.UploadsOfForm],
				limits.UploadPictureBytes/mebi),
			fmt.Sprintf("A picture of at most %d MiB: JPEG, PNG or WebP.", limits.UploadPictureBytes/mebi),
			fmt.Sprintf("PDF, DOC, DOCX or ODT of at most %d MiB.", limits.UploadCVBytes/mebi),
			fmt.Sprintf("one by one up to %d, otherwise in groups", limits.Pins),
			fmt.Sprintf("at most %d pins, from zoom %d on up to %d listings one by one", limits.MapPins, limits.MapStreetZoom, limits.Pins),
			fmt.Sprintf("1 to %d; %d when neither first nor last is set", limits.PageMostRecords, limits.PageRecords),
		},
		"../desk/schema.graphqls": {
			fmt.Sprintf("SVG without scripts, of at most %d MiB.", limits.DeskPictureBytes/mebi),
			fmt.Sprintf("at most %d with the documents, of at most %d MiB together.", limits.AnswerFiles, limits.AnswerFilesBytes/mebi),
		},
	} {
		text, err := os.ReadFile(document)
		if err != nil {
			t.Fatal(err)
		}
		for _, sentence := range sentences {
			if !strings.Contains(strings.Join(strings.Fields(string(text)), " "), sentence) {
				t.Errorf("%s does not say %q, as package limits has it", document, sentence)
			}
		}
	}
}

// grouped writes a number with a comma before every three digits from the right.
func grouped(n int) string {
	text := strconv.Itoa(n)
	for i := len(text) - 3; i > 0; i -= 3 {
		text = text[:i] + "," + text[i:]
	}
	return text
}

var inWords = []string{"no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"}

// documentNumbers are sentences of documents for people that say one limit.
var documentNumbers = map[string][]number{
	"integrators.md": {
		{"`changes`, at most #, each with `__typename`", limits.WebhookChanges},
		{"Larger ones than # KB have the numbers alone", limits.WebhookBytes / kibi},
		{"Answer with any status of 2xx within # seconds.", int(limits.WebhookTime / time.Second)},
		{"the same delivery comes again: after # seconds,", int(limits.WebhookFirstPause / time.Second)},
		{"then twice as long each time, # hour at most.", int(limits.WebhookLongestPause / time.Hour)},
		{"After # days of failures, or an answer of 410,", int(limits.WebhookFailTime / day)},
		{"If it is older than # year, or the agency restored a backup", int(limits.WithdrawnTime / year)},
		{"A stream lasts # hour at most,", int(limits.StreamTime / time.Hour)},
		{"a key or network address may have # open.", limits.StreamsOfOne},
		{"You have too many streams (#) or exports (2) open", limits.StreamsOfOne},
		{"You have too many streams (10) or exports (#) open", limits.ExportsOfOne},
		{"an Int of more than 32 bits, a list of more than #.", limits.ListLength},
		{"the code of the phone is over # minutes old.", int(limits.StaffConfirmTime / time.Minute)},
	},
	"crm-whise.md":    {{"and then every # minutes for what changed", int(limits.CRMEvery / time.Minute)}},
	"crm-omnicasa.md": {{"and then every # minutes for what changed", int(limits.CRMEvery / time.Minute)}},
	"decisions.md":    {{"the email has a link that works once, for # hour.", int(limits.OwnerPasswordLinkTime / time.Hour)}},
	"agency.md": {
		{"An email to a visitor that no mail server accepts is given up after # days,", int(limits.EmailTryTime / day)},
		{"the site then reads every # minutes when the agent is busy.", int(limits.CalendarEvery / time.Minute)},
	},
	"desk.md": {
		{"searches, filters and changes leads, up to # at once;", limits.DeskBulk},
		{"takes a change back for # minutes.", int(limits.UndoTime / time.Minute)},
		{"features up to # on the home page,", limits.FeaturedProperties},
		{"hides one for at most # days,", limits.HiddenDays},
	},
	"../agency/doc.go": {
		{"was lowered in the last # days,", int(limits.ReductionShown / day)},
		{"with a free appointment in the next # days.", limits.ViewableDays},
	},
	"../staff/inbox/service.go": {{"an email of the outbox that leaves # seconds later", int(limits.LeadAnswerTime / time.Second)}},
}

func TestDocumentsHaveTheNumberOfALimit(t *testing.T) {
	for document, numbers := range documentNumbers {
		compareNumbers(t, document, numbers)
	}
}

// deskTexts are texts of the desk with all numbers that they say, in figures and in the same order in every language.
var deskTexts = map[string][]int{
	"attach.FILE_TOO_LARGE":                 {limits.AnswerFilesBytes / mebi, limits.UploadPixels / 1_000_000},
	"bulk.tooMany":                          {limits.DeskBulk},
	"lead.answerTooLong":                    {limits.LeadAnswerCharacters},
	"lead.noteTooLong":                      {limits.LeadNoteCharacters},
	"listing.untilHelp":                     {limits.HiddenDays},
	"owners.inviteHelp":                     {int(limits.OwnerInvitationTime / day)},
	"part.problem.OUT_OF_RANGE":             {1, limits.PartNumber},
	"passkey.nameNeeded":                    {limits.StaffNameCharacters},
	"editor.documents.help":                 {limits.DeskDocumentBytes / mebi},
	"editor.documents.wrong.FILE_TOO_LARGE": {limits.DeskDocumentBytes / mebi},
	"pictures.fileHelp":                     {limits.DeskPictureBytes / mebi},
	"pictures.problem.FILE_TOO_LARGE":       {limits.DeskPictureBytes / mebi, limits.PicturePixels / 1_000_000},
	"pictures.tooLong":                      {limits.PictureWords},
	"programKeys.TOO_MANY":                  {limits.APIKeys},
	"properties.visits":                     {limits.DeskPageViewDays},
	"signIn.choose.help":                    {limits.PasswordShortest},
	"signIn.choose.tooShort":                {limits.PasswordShortest},
	"webhooks.name.TOO_MANY":                {limits.Webhooks},
	"week.wrong.BLOCK_LONG":                 {limits.BlockedDays, limits.BlockedWeeks, limits.BlockedAppointments},
	"week.wrong.REPORT_LONG":                {limits.ReportCharacters},
	"words.TOO_MANY":                        {limits.LinkWords},
	"deliveries.words.TOO_MANY":             {limits.FileWords},
}

func TestTheDeskSaysTheNumbersOfTheLimits(t *testing.T) {
	figures := regexp.MustCompile(`\d+([.,\s]\d{3})*`)
	for _, language := range []string{"nl", "fr", "en", "de"} {
		file, err := os.ReadFile("../web/desk/texts/" + language + ".json")
		if err != nil {
			t.Fatal(err)
		}
		var texts map[string]string
		if err := json.Unmarshal(file, &texts); err != nil {
			t.Fatal(err)
		}
		for key, want := range deskTexts {
			var got []int
			for _, f := range figures.FindAllString(spaces.Replace(texts[key]), -1) {
				n, _ := strconv.Atoi(separators.Replace(f))
				got = append(got, n)
			}
			if !slices.Equal(got, want) {
				t.Errorf("%s of the desk says %q in %s, want the numbers %v", key, texts[key], language, want)
			}
		}
	}
}

// The separators of thousands, which French writes as a narrow or wide space that does not break.
var (
	spaces     = strings.NewReplacer("\u00a0", " ", "\u202f", " ")
	separators = strings.NewReplacer(" ", "", ".", "", ",", "")
)
