package main

import (
	"crypto/hmac"
	"crypto/sha256"
	"encoding/hex"
	"strconv"
	"strings"
	"time"
)

// isOfGevel reports whether the site that has the secret signed a body within the last five minutes.
func isOfGevel(secret, header string, body []byte, now time.Time) bool {
	t, v1, _ := strings.Cut(header, ",v1=")
	t = strings.TrimPrefix(t, "t=")
	seconds, err := strconv.ParseInt(t, 10, 64)
	given, wrong := hex.DecodeString(v1)
	if err != nil || wrong != nil || now.Sub(time.Unix(seconds, 0)).Abs() > 5*time.Minute {
		return false
	}
	h := hmac.New(sha256.New, []byte(secret))
	h.Write([]byte(t + "."))
	h.Write(body)
	return hmac.Equal(h.Sum(nil), given) // takes as long for a near miss
}
