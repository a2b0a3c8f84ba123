package mail

import (
	"embed"
	"encoding/json"
	"fmt"
	"strings"
	"time"
	_ "time/tzdata" // a server may have no time zones

	"github.com/gevel/gevel/locale"
)

//go:embed texts
var textFiles embed.FS

// words are the texts of emails in one language, by key.
type words map[string]string

var allWords = readWords()

// readWords panics when a language's texts cannot be read: that is a mistake in the build.
func readWords() map[locale.Language]words {
	all := map[locale.Language]words{}
	for _, l := range locale.Languages {
		text, err := textFiles.ReadFile("texts/" + string(l) + ".json")
		if err != nil {
			panic(err)
		}
		w := words{}
		if err := json.Unmarshal(text, &w); err != nil {
			panic(fmt.Sprintf("texts/%s.json: %v", l, err))
		}
		all[l] = w
	}
	return all
}

// brussels is the time zone of all times in emails.
var brussels = mustLoad("Europe/Brussels")

func mustLoad(zone string) *time.Location {
	l, err := time.LoadLocation(zone)
	if err != nil {
		panic(err)
	}
	return l
}

// day writes a day: "dinsdag 2 december 2025".
func (w words) day(t time.Time) string {
	t = t.In(brussels)
	number := fmt.Sprint(t.Day())
	if t.Day() == 1 {
		number = w["date.first"]
	}
	return fill(w["date.day"], "weekday", w.nth("date.weekdays", int(t.Weekday())), "day", number,
		"month", w.nth("date.months", int(t.Month())-1), "year", fmt.Sprint(t.Year()))
}

// at writes a day with the time: "dinsdag 2 december 2025 om 14.00 uur".
func (w words) at(t time.Time) string { return w.clock("date.at", t, "date", w.day(t)) }

// hours writes a period of a day: "van 14.00 tot 14.30 uur".
func (w words) hours(start, end time.Time) string {
	return fill(w["date.from"], "start", w.clock("date.time", start), "end", w.clock("date.time", end))
}

func (w words) clock(key string, t time.Time, more ...string) string {
	t = t.In(brussels)
	return fill(w[key], append(more, "hour", fmt.Sprint(t.Hour()), "minute", t.Format("04"))...)
}

func (w words) nth(key string, n int) string { return strings.Split(w[key], ",")[n] }

// fill replaces the placeholders of a text: name, value, name, value.
func fill(text string, pairs ...string) string {
	places := make([]string, len(pairs))
	for i, p := range pairs {
		places[i] = p
		if i%2 == 0 {
			places[i] = "{" + p + "}"
		}
	}
	return strings.NewReplacer(places...).Replace(text)
}
