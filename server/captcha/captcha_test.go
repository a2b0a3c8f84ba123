package captcha

import (
	"context"
	"crypto/sha256"
	"encoding/hex"
	"strconv"
	"testing"
	"time"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/limits"
)

// tries is a store in memory with the rule of attempts.Store.TryCaptcha.
type tries struct {
	count map[string]int
	used  map[string]bool
}

func (s *tries) TryCaptcha(_ context.Context, id string, _ time.Time, most int) (bool, error) {
	if s.used[id] || s.count[id] >= most {
		return false, nil
	}
	s.count[id]++
	return true, nil
}

// open returns a service whose clock the test sets.
func open(t *testing.T) (*Service, *tries, *time.Time) {
	t.Helper()
	clock := time.Date(2025, 12, 2, 12, 0, 0, 0, time.UTC)
	store := &tries{map[string]int{}, map[string]bool{}}
	d := New(agency.Key("a key of a test"), store)
	d.Now = func() time.Time { return clock }
	return d, store, &clock
}

func passes(t *testing.T, d *Service, id, text, proof string) bool {
	t.Helper()
	ok, err := d.Passes(t.Context(), id, text, proof)
	if err != nil {
		t.Fatal(err)
	}
	return ok
}

// solve finds the proof as a browser does, by trying one number after another.
func solve(t *testing.T, p Proof) string {
	t.Helper()
	for n := range p.Max {
		sum := sha256.Sum256([]byte(p.Salt + strconv.Itoa(n)))
		if hex.EncodeToString(sum[:]) == p.Challenge {
			return strconv.Itoa(n)
		}
	}
	t.Fatal("no number below Max solves the computation")
	return ""
}

func TestCharactersOrProofPass(t *testing.T) {
	d, _, _ := open(t)
	c := d.Issue()
	if !passes(t, d, c.ID, d.characters(c.ID), "") {
		t.Error("the right characters do not pass")
	}
	typed := d.characters(c.ID)
	if !passes(t, d, c.ID, " "+typed[:3]+" "+typed[3:]+"\n", "") {
		t.Error("the right characters with spaces do not pass")
	}
	if !passes(t, d, c.ID, "", solve(t, c.Proof)) {
		t.Error("the right proof does not pass")
	}
}

func TestWrongAnswersDoNotPass(t *testing.T) {
	d, _, clock := open(t)
	c, other := d.Issue(), d.Issue()
	for name, answer := range map[string][3]string{
		"nothing":               {c.ID, "", ""},
		"characters of another": {c.ID, d.characters(other.ID), ""},
		"proof of another":      {c.ID, "", solve(t, other.Proof)},
		"one character more":    {c.ID, d.characters(c.ID) + "0", ""},
		"foreign id":            {agency.Key("other").Sign(purpose, "x", clock.Add(limits.CaptchaTime)), d.characters(c.ID), ""},
		"no id":                 {"", d.characters(""), ""},
		"link of an email":      {d.key.Sign("documents", "x", clock.Add(limits.CaptchaTime)), "", ""},
	} {
		if passes(t, d, answer[0], answer[1], answer[2]) {
			t.Errorf("%s passes, want it refused", name)
		}
	}
}

func TestCaptchaExpiresAfterTwentyMinutes(t *testing.T) {
	d, _, clock := open(t)
	c := d.Issue()
	*clock = clock.Add(20*time.Minute - time.Second)
	if !passes(t, d, c.ID, d.characters(c.ID), "") {
		t.Error("a captcha that has not expired does not pass")
	}
	*clock = clock.Add(time.Second)
	if passes(t, d, c.ID, d.characters(c.ID), "") {
		t.Error("an expired captcha passes")
	}
}

func TestUsedCaptchaDoesNotPassAgain(t *testing.T) {
	d, store, _ := open(t)
	c := d.Issue()
	store.used[c.ID] = true
	if passes(t, d, c.ID, d.characters(c.ID), "") {
		t.Error("a used captcha passes again")
	}
}

func TestCaptchaPassesAtMostFiveAttempts(t *testing.T) {
	d, _, _ := open(t)
	c := d.Issue()
	for range limits.CaptchaTries {
		if passes(t, d, c.ID, "", "-1") {
			t.Fatal("a wrong proof passes")
		}
	}
	if passes(t, d, c.ID, d.characters(c.ID), "") {
		t.Error("the sixth attempt passes")
	}
}

func TestCaptchasDiffer(t *testing.T) {
	d, _, _ := open(t)
	a, b := d.Issue(), d.Issue()
	if a.ID == b.ID || a.Proof.Salt == b.Proof.Salt || a.Proof.Challenge == b.Proof.Challenge {
		t.Errorf("two captchas share their id, salt or challenge: %+v and %+v", a, b)
	}
	seen := map[string]bool{}
	for range 50 {
		seen[d.characters(d.Issue().ID)] = true
	}
	if len(seen) < 45 {
		t.Errorf("50 captchas have only %d different solutions, want at least 45", len(seen))
	}
}
