package members

import (
	"context"
	"time"

	"github.com/gevel/gevel/agency/forms"
	"github.com/gevel/gevel/db/handle"
	"github.com/gevel/gevel/db/sessions"
	"github.com/gevel/gevel/limits"
)

// UsedChallenge is a challenge that a passkey of a member of staff answered rightly. It is stored until EndsAt (Unix), when it is too old
// to be answered, so that no answer is accepted twice. Only holders of passkeys have rows, each limits.PasskeyAnswers at most.
type UsedChallenge struct {
	Challenge string
	Staff     int
	EndsAt    int64
}

// unused is the condition that the challenge was not answered, and the member answered fewer than may be stored.
func (c UsedChallenge) unused() (condition string, args []any) {
	return "NOT EXISTS (SELECT 1 FROM used_challenge WHERE challenge = ?) AND (SELECT count(*) FROM used_challenge WHERE staff = ?) < ?",
		[]any{handle.Digest(c.Challenge), c.Staff, limits.PasskeyAnswers}
}

// use notes that the challenge was answered. The write is refused when it was answered meanwhile.
func (c UsedChallenge) use(now time.Time) []handle.Statement {
	condition, args := c.unused()
	return []handle.Statement{{SQL: "DELETE FROM used_challenge WHERE staff = ? AND ends_at <= ?", Args: []any{c.Staff, now.Unix()}},
		handle.Guard(sessions.Ended, condition, args...),
		{SQL: "INSERT INTO used_challenge (challenge, staff, ends_at) VALUES (?, ?, ?)",
			Args: []any{handle.Digest(c.Challenge), c.Staff, c.EndsAt}}}
}

// WhyChallengeIsRefused is LINK_ENDED for a challenge that was answered, TOO_OFTEN when its member answered limits.PasskeyAnswers that have
// not ended, and "" for one that may be answered.
func (s *Store) WhyChallengeIsRefused(ctx context.Context, c UsedChallenge, now time.Time) (forms.ProblemCode, error) {
	var row struct {
		Used    bool `db:"used"`
		Answers int  `db:"answers"`
	}
	err := s.One(ctx, &row, `SELECT EXISTS (SELECT 1 FROM used_challenge WHERE challenge = ?) AS used,
		(SELECT count(*) FROM used_challenge WHERE staff = ? AND ends_at > ?) AS answers`, handle.Digest(c.Challenge), c.Staff, now.Unix())
	switch {
	case err != nil:
		return "", err
	case row.Used:
		return forms.LinkEnded, nil
	case row.Answers >= limits.PasskeyAnswers:
		return forms.TooOften, nil
	}
	return "", nil
}
