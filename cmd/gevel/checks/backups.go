package checks

import (
	"errors"
	"io/fs"
	"os"
	"time"

	"github.com/gevel/gevel/cmd/gevel/wording"
	"github.com/gevel/gevel/datafolder/backups"
)

// checkBackups looks at how the last backups went, as gevel serve wrote it down.
func checkBackups(f *findings, dir string, now time.Time) {
	state, err := backups.ReadState(dir)
	_, folder := os.Stat(state.To)
	switch age := now.Sub(state.Good); {
	case err != nil && !errors.Is(err, fs.ErrNotExist):
		f.say(problem, "backup", "how the last one went cannot be read: %v. See in the log of gevel serve", err)
	case err != nil:
		f.say(warning,
			"backup", "gevel serve has made none: start it with -backup-to FOLDER, on another disk; it makes the first in half a minute")
	case state.Problem != "":
		f.say(problem, "backup", "the last one failed: %s. In %s %s", state.Problem, state.To, lastGood(state.Good))
	case errors.Is(folder, fs.ErrNotExist):
		f.say(problem, "backup", "%s, where the copies are, is missing: see whether its disk is mounted", state.To)
	case age < -time.Minute:
		f.say(warning, "backup", "the last good one is of %s, which is still to come: the clock was wrong then, or is wrong now",
			wording.Clock(state.Good.Unix()))
	case age > 2*state.Every:
		f.say(problem, "backup", "the last good one is of %s although one is due every %v: see whether gevel serve runs with -backup-to",
			wording.Clock(state.Good.Unix()), state.Every)
	case state.Unpruned != "":
		f.say(warning, "backup", "%s, but older copies could not be removed from %s: %s", lastGood(state.Good), state.To, state.Unpruned)
	default:
		f.say(fine, "backup", "the last one is of %s, in %s, which has %s", wording.Clock(state.Good.Unix()), state.To,
			wording.Counted(state.Copies, "copy", "copies"))
	}
}

func lastGood(at time.Time) string {
	if at.IsZero() {
		return "there is no good one yet"
	}
	return "the last good one is of " + wording.Clock(at.Unix())
}
