package checks

import (
	"context"
	"crypto/x509"
	"errors"
	"fmt"
	"net"
	"net/http"
	"strings"
	"time"

	"github.com/gevel/gevel/cmd/gevel/wording"
	"github.com/gevel/gevel/fetch"
	"github.com/gevel/gevel/server/certificates"
)

// checkCertificate says for whom the certificate is, who issued it and how long it is good. Its chain was verified when the site was
// reached.
func checkCertificate(f *findings, origin string, response *http.Response) {
	if response.TLS == nil {
		f.say(warning, "address", "%s answers, but unencrypted: passwords and forms need https", origin)
		return
	}
	leaf := response.TLS.PeerCertificates[0]
	level, advice := lateness(leaf)
	f.say(level, "address", "%s answers; its certificate for %s, of %s, is good for %s, until %s%s", origin,
		strings.Join(leaf.DNSNames, " and "),
		issuer(response.TLS.VerifiedChains), daysUntil(leaf.NotAfter), wording.Day(leaf.NotAfter), advice)
}

// lateness warns of a certificate that should have been renewed, and says where to look then.
func lateness(leaf *x509.Certificate) (level, advice string) {
	if certificates.IsLate(leaf) {
		return warning, ": see why it was not renewed (with -tls the log of gevel serve says it)"
	}
	return fine, ""
}

// issuer names the authority at the end of a verified chain.
func issuer(chains [][]*x509.Certificate) string {
	chain := chains[0]
	return chain[len(chain)-1].Subject.CommonName
}

func daysUntil(end time.Time) string {
	return wording.Counted(int(time.Until(end)/(24*time.Hour)), "day", "days")
}

// unreached says why a site cannot be reached, and what to do.
func unreached(err error) string {
	var name x509.HostnameError
	var invalid x509.CertificateInvalidError
	var unknown x509.UnknownAuthorityError
	var lookup *net.DNSError
	var alert *net.OpError
	switch {
	case errors.As(err, &lookup) && lookup.IsNotFound:
		return fmt.Sprintf("DNS does not know the name %s: enter it there, or correct it here", lookup.Name)
	case errors.As(err, &alert) && alert.Op == "remote error":
		return fmt.Sprintf("it has no certificate (%v): the log of gevel serve says why (journalctl -u gevel)", alert)
	case errors.As(err, &name):
		return fmt.Sprintf("its certificate is for %s, not for %s: get one for that name", strings.Join(name.Certificate.DNSNames, " and "),
			name.Host)
	case errors.As(err, &invalid) && invalid.Reason == x509.Expired:
		return fmt.Sprintf("its certificate ended on %s: see why it was not renewed", wording.Day(invalid.Cert.NotAfter))
	case errors.As(err, &unknown):
		return "its certificate is of an authority that this machine does not know, or the certificates between are not sent: " +
			"install the whole chain"
	}
	return fmt.Sprintf("%v. See whether gevel serve runs (systemctl status gevel), then look at DNS, the firewall, the certificate "+
		"and the proxy", err)
}

// checkOtherNames asks whether each further name of -tls has a certificate and leads to the site.
func checkOtherNames(ctx context.Context, f *findings, origin string, names []string) {
	for i, name := range names {
		if i > 0 {
			checkOtherName(ctx, f, origin, "https://"+name)
		}
	}
}

func checkOtherName(ctx context.Context, f *findings, origin, address string) {
	ctx, cancel := context.WithTimeout(ctx, AnswerTime)
	defer cancel()
	response, err := fetch.Own(ctx, address+"/")
	if err != nil {
		f.say(problem, "address", "%s cannot be reached: %s", address, unreached(err))
		return
	}
	response.Body.Close()
	if to := response.Header.Get("Location"); to != strings.TrimSuffix(origin, "/")+"/" {
		f.say(problem, "address", "%s does not lead to %s: see where its DNS leads", address, origin)
		return
	}
	leaf := response.TLS.PeerCertificates[0]
	level, advice := lateness(leaf)
	f.say(level, "address", "%s leads to %s; its certificate is good for %s%s", address, origin, daysUntil(leaf.NotAfter), advice)
}
