package docs

import (
	"fmt"
	"os"
	"strings"
	"testing"
	"time"

	"github.com/gevel/gevel/limits"
)

// TestDocumentsHaveTheNumbersOfTheLimits compares sentences that say a limit with the limit, so that both change together. The table of
// integrators.md is written from the limits.
func TestDocumentsHaveTheNumbersOfTheLimits(t *testing.T) {
	const mega = 1 << 20
	for document, sentences := range map[string][]string{
		"import.md": {
			fmt.Sprintf("%d MB, %s elements, %d groups deep", limits.DrawingBytes/mega, grouped(limits.DrawingElements),
				limits.DrawingDepth),
			fmt.Sprintf("at most %d megapixels, %d scans (JPEG) and %d MB when it is opened", limits.PicturePixels/1_000_000,
				limits.PictureScans, limits.PictureDecodedBytes/mega),
			fmt.Sprintf("PDF for documents, at most %d MB", limits.RemoteFileBytes/mega),
			fmt.Sprintf("without an appointment, at most %d,", limits.OpenDays),
			fmt.Sprintf("in the history of the part for %s years", inWords[limits.PartHistoryTime/(365*24*time.Hour)]),
		},
		"window.md": {
			fmt.Sprintf("has a card for each property of a filter, newest first, and at most %d.", limits.WindowCards),
			fmt.Sprintf("a slide for each property, newest first and at most %d,", limits.WindowCards),
			fmt.Sprintf("at most %d photos, %d plans and %s characters", limits.BrochurePhotos, limits.BrochurePlans,
				grouped(limits.BrochureCharacters)),
		},
		"../schema.graphqls": {
			fmt.Sprintf("one by one up to %d, otherwise in groups", limits.Pins),
			fmt.Sprintf("at most %d pins, from zoom %d on up to %d listings one by one", limits.MapPins, limits.MapStreetZoom, limits.Pins),
			fmt.Sprintf("1 to %d; %d when neither first nor last is set", limits.PageMostRecords, limits.PageRecords),
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

// grouped writes a number with a comma before its thousands.
func grouped(n int) string { return fmt.Sprintf("%d,%03d", n/1000, n%1000) }

var inWords = []string{"no", "one", "two", "three", "four", "five"}
