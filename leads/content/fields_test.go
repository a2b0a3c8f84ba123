package content

import (
	"testing"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/db/inbox"
	"github.com/gevel/gevel/locale"
)

func TestFieldsOfKeepsTheLinesOfAMessage(t *testing.T) {
	const want = "Is er een keuring?\n\nNa vier uur neem ik op."
	lead := inbox.Lead{Form: "sendContact", Content: `{"remark":"Is er een keuring?\n\nNa vier uur neem ik op."}`}
	if message, _, err := FieldsOf(&agency.Catalog{}, lead, locale.Dutch); err != nil || message != want {
		t.Errorf("the message is %q (%v), want %q", message, err, want)
	}
}
