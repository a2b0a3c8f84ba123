package webhook

import (
	"crypto/hmac"
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"time"
)

// The headers of a delivery: its id, and its signature.
const (
	DeliveryHeader  = "Gevel-Delivery"
	SignatureHeader = "Gevel-Signature"
)

// Signature signs a body: "t=…,v1=…", the seconds of a moment and the HMAC-SHA256 over them, a full stop and the body, as hexadecimal
// digits. The moment lets a receiver refuse replays.
func Signature(secret string, at time.Time, body []byte) string {
	h := hmac.New(sha256.New, []byte(secret))
	fmt.Fprintf(h, "%d.", at.Unix())
	h.Write(body)
	return fmt.Sprintf("t=%d,v1=%s", at.Unix(), hex.EncodeToString(h.Sum(nil)))
}
