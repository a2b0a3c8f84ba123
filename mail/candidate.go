package mail

import (
	"strconv"

	"github.com/gevel/gevel/agency/desk"
	"github.com/gevel/gevel/locale"
)

// CandidateText is what a candidate for a rental is told unless staff writes something else. days is how long applications are kept.
func CandidateText(l locale.Language, outcome desk.CandidateOutcome, name, property string, days int) string {
	return fill(allWords[l]["candidate."+string(outcome)], "firstName", name, "property", property, "days", strconv.Itoa(days))
}
