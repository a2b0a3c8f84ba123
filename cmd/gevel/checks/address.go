package checks

import (
	"context"
	"io"
	"net/http"
	"os"
	"strings"
	"time"

	"github.com/gevel/gevel/fetch"
	"github.com/gevel/gevel/mail"
)

// AnswerTime is how long another server may take to answer gevel check.
const AnswerTime = 10 * time.Second

// checkMail connects to the mail server and signs in, and sends nothing.
func checkMail(ctx context.Context, f *findings) {
	address := os.Getenv("GEVEL_SMTP")
	if address == "" {
		f.say(warning, "mail", "no mail server is set, so emails are only written to files: set GEVEL_SMTP")
		return
	}
	ctx, cancel := context.WithTimeout(ctx, AnswerTime)
	defer cancel()
	r, err := mail.ParseRelay(address)
	if err == nil {
		err = r.Reach(ctx)
	}
	if err != nil {
		f.say(problem, "mail", "the mail server of GEVEL_SMTP cannot be used: %v", err)
		return
	}
	f.say(fine, "mail", "the mail server answers and lets this site in")
}

// checkAddress asks the site at its public address, as a visitor does, looks at its certificate, and reports whether the site answered.
func checkAddress(ctx context.Context, f *findings, origin string) (answers bool) {
	if origin == "" {
		f.say(warning, "address", "no public address is set, so links in emails lead to this machine: set GEVEL_ORIGIN")
		return false
	}
	ctx, cancel := context.WithTimeout(ctx, AnswerTime)
	defer cancel()
	response, err := fetch.Own(ctx, strings.TrimSuffix(origin, "/")+"/healthz")
	if err != nil {
		f.say(problem, "address", "%s cannot be reached: %s", origin, unreached(err))
		return false
	}
	defer response.Body.Close()
	text, err := io.ReadAll(io.LimitReader(response.Body, 100))
	if err != nil || response.StatusCode != http.StatusOK || strings.TrimSpace(string(text)) != "ok" {
		f.say(problem, "address", "%s is answered with %s, not by this site: see where DNS and the proxy lead", origin, response.Status)
		return false
	}
	checkCertificate(f, origin, response)
	return true
}
