package agency

import (
	"errors"
	"strings"
	"testing"
	"time"
)

var (
	testKey  = Key("a key of a test")
	noon     = time.Date(2025, 12, 2, 12, 0, 0, 0, time.UTC)
	inAWeek  = noon.AddDate(0, 0, 7)
	testSign = func(k Key) string { return k.Sign("documents", "lead/1096 é", inAWeek) }
)

func TestKeyReadsWhatItSigned(t *testing.T) {
	for _, subject := range []string{"lead/1096 é", "", "a.b.c"} {
		if got, err := testKey.Read("documents", testKey.Sign("documents", subject, inAWeek), noon); got != subject || err != nil {
			t.Errorf("the token of %q is read as %q (%v)", subject, got, err)
		}
	}
}

func TestKeyReadRefusesEveryChangedByte(t *testing.T) {
	token := testSign(testKey)
	for i := range token {
		for _, c := range []string{"A", "b", "0", "_", ".", "\n", ""} {
			changed := token[:i] + c + token[i+1:]
			if changed == token {
				continue
			}
			if _, err := testKey.Read("documents", changed, noon); !errors.Is(err, ErrForged) {
				t.Fatalf("with byte %d as %q the token gives %v, want ErrForged", i, c, err)
			}
		}
	}
}

func TestKeyReadRefusesForeignTokens(t *testing.T) {
	token := testSign(testKey)
	for name, read := range map[string]func() (string, error){
		"other purpose": func() (string, error) { return testKey.Read("demand", token, noon) },
		"other key":     func() (string, error) { return testKey.Read("documents", testSign(Key("another key")), noon) },
		"no token":      func() (string, error) { return testKey.Read("documents", "", noon) },
		"line break":    func() (string, error) { return testKey.Read("documents", token+"\n", noon) },
		"two tokens":    func() (string, error) { return testKey.Read("documents", token+"."+token, noon) },
		"later end": func() (string, error) {
			parts := strings.Split(token, ".")
			return testKey.Read("documents", parts[0]+".zzzzzz."+parts[2], noon)
		},
	} {
		if subject, err := read(); !errors.Is(err, ErrForged) || subject != "" {
			t.Errorf("%s: the token gives %q, %v, want ErrForged", name, subject, err)
		}
	}
}

func TestKeyReadExpires(t *testing.T) {
	token := testSign(testKey)
	if _, err := testKey.Read("documents", token, inAWeek.Add(-time.Second)); err != nil {
		t.Errorf("a second before its end the token is refused: %v", err)
	}
	if subject, err := testKey.Read("documents", token, inAWeek); !errors.Is(err, ErrExpired) || subject != "" {
		t.Errorf("at its end the token gives %q, %v, want ErrExpired", subject, err)
	}
}

func TestKeyDigestSeparatesParts(t *testing.T) {
	if string(testKey.Digest("ab", "c")) == string(testKey.Digest("a", "bc")) {
		t.Error("two lists of parts have one digest")
	}
}
