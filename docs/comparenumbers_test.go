package docs

import (
	"os"
	"regexp"
	"strconv"
	"strings"
	"testing"
)

// number is a sentence that says a limit; # stands where it says it, in figures or in words.
type number struct {
	sentence string
	value    int
}

// compareNumbers finds each sentence in a document, at least once, and its number at each place.
func compareNumbers(t *testing.T, document string, numbers []number) {
	t.Helper()
	bytes, err := os.ReadFile(document)
	if err != nil {
		t.Fatal(err)
	}
	text := strings.Join(strings.Fields(strings.ReplaceAll(string(bytes), "\n//", " ")), " ") // also a comment of Go
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
