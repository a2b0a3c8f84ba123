package sweepbright

import (
	"crypto/hmac"
	"crypto/sha1" //nolint:gosec // the signature that SweepBright makes
	"encoding/hex"
	"encoding/json"
	"net/http"
	"time"

	"github.com/gevel/gevel/crm"
)

// signed reports whether a body has the signature of a client secret. The time that it takes does not depend on the signature.
func signed(body []byte, signature, secret string) bool {
	mac := hmac.New(sha1.New, []byte(secret))
	mac.Write(body)
	said, err := hex.DecodeString(signature)
	return err == nil && secret != "" && hmac.Equal(said, mac.Sum(nil))
}

// longestID is how long the id of an estate may be.
const longestID = 100

// events reads the body of an event about an estate. One about something else gives nothing.
func events(header http.Header, body []byte, secret string) ([]crm.Event, error) {
	if !signed(body, header.Get("X-Hook-Signature"), secret) {
		return nil, crm.ErrUnsigned
	}
	var said struct {
		Event      string `json:"event"`
		EstateID   string `json:"estate_id"`
		HappenedAt string `json:"happened_at"`
	}
	if json.Unmarshal(body, &said) != nil || said.Event == "" {
		return nil, crm.ErrEvent
	}
	switch said.Event {
	case "estate-added", "estate-updated", "estate-deleted":
	default:
		return nil, nil
	}
	if said.EstateID == "" || len(said.EstateID) > longestID {
		return nil, crm.ErrEvent
	}
	at, err := time.Parse(time.RFC3339, said.HappenedAt)
	return []crm.Event{{Record: said.EstateID, Gone: said.Event == "estate-deleted" && err == nil, At: at}}, nil
}
