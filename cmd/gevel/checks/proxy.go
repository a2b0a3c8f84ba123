package checks

import (
	"bytes"
	"context"
	"encoding/json"
	"io"
	"net"
	"net/http"
	"net/http/httptrace"
	"net/url"
	"strings"
	"time"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/fetch"
	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/server"
)

// bodyTime is how long the largest body may take to arrive, also over a slow line.
const bodyTime = time.Minute

// eventTime is how long the first byte of an event stream may take through a proxy.
const eventTime = 3 * time.Second

// checkProxy asks the site through its public address what of a request arrives there, and says what a proxy between does wrong: a limit
// on bodies, visitors' addresses, encryption or host that it does not pass on, events that it holds back.
func checkProxy(ctx context.Context, f *findings, origin string, key agency.Key) {
	if origin == "" || key == nil {
		return
	}
	origin = strings.TrimSuffix(origin, "/")
	arrived, own, ok := requestThrough(ctx, f, origin, key)
	if !ok {
		return
	}
	said := f.problems
	address, err := url.Parse(origin)
	direct := arrived.Peer == own
	switch {
	case direct:
	case arrived.Trusted && arrived.Said == "":
		f.say(problem,
			"proxy", "the proxy at %s does not say where visitors come from, so all share one limit: let it send X-Forwarded-For",
			host(arrived.Peer))
	case !arrived.Trusted && arrived.Said != "":
		f.say(problem, "proxy", "the proxy at %s is not trusted, so all visitors share one limit: set GEVEL_PROXIES=%s", host(arrived.Peer),
			host(arrived.Peer))
	}
	if strings.HasPrefix(origin, "https://") && !arrived.Secure {
		f.say(problem, "proxy", "the site does not learn that visitors come encrypted: let the proxy send X-Forwarded-Proto: https")
	}
	if err == nil && arrived.Host != address.Host {
		f.say(warning, "proxy", "the proxy changes the name of the site to %s: let it pass Host on unchanged", arrived.Host)
	}
	if !eventsArrive(ctx, origin) {
		f.say(problem,
			"proxy", "events do not arrive within %s, so the desk and programs hear nothing: let the proxy pass answers on at once",
			eventTime)
	}
	switch {
	case f.problems > said:
	case direct:
		f.say(fine, "proxy", "none stands before the site")
	default:
		f.say(fine, "proxy", "it passes on bodies of %d MiB, visitors' addresses (this one is %s), encryption and events",
			limits.UploadBodyBytes>>20, arrived.Client)
	}
}

// requestThrough sends the largest body that a visitor may send. own is this end of the connection, which the site sees when nothing stands
// between.
func requestThrough(ctx context.Context, f *findings, origin string, key agency.Key) (arrived server.Arrived, own string, ok bool) {
	ctx, cancel := context.WithTimeout(ctx, bodyTime)
	defer cancel()
	ctx = httptrace.WithClientTrace(ctx, &httptrace.ClientTrace{
		GotConn: func(c httptrace.GotConnInfo) { own = c.Conn.LocalAddr().String() }})
	body := bytes.NewReader(make([]byte, limits.UploadBodyBytes))
	r, err := http.NewRequestWithContext(ctx, http.MethodPost, origin+server.ProxyCheckPath+server.ProxyCheckToken(key, time.Now()), body)
	if err != nil {
		return arrived, own, false // checkOrigin said it
	}
	response, err := fetch.OwnWith(r)
	if err != nil {
		f.say(problem, "proxy", "a body of %d MiB, as forms with pictures have, does not arrive: %s", limits.UploadBodyBytes>>20,
			unreached(err))
		return arrived, own, false
	}
	defer response.Body.Close()
	switch {
	case response.StatusCode == http.StatusRequestEntityTooLarge:
		f.say(problem, "proxy", "bodies of %d MiB are refused: raise the proxy's limit (nginx: client_max_body_size %dm)",
			limits.UploadBodyBytes>>20, limits.UploadBodyBytes>>20+1)
	case response.StatusCode != http.StatusOK:
		f.say(problem, "proxy", "a form is answered with %s: see the proxy's rules for POST", response.Status)
	case json.NewDecoder(io.LimitReader(response.Body, 1<<14)).Decode(&arrived) != nil:
		f.say(problem, "proxy", "the answer to a form is changed on its way: see where the proxy leads")
	default:
		return arrived, own, true
	}
	return arrived, own, false
}

// eventsArrive reports whether an event stream begins at once. The site sends its first line when it is opened.
func eventsArrive(ctx context.Context, origin string) bool {
	ctx, cancel := context.WithTimeout(ctx, eventTime)
	defer cancel()
	query := url.Values{"query": {"subscription { changes { cursor } }"}}
	r, err := http.NewRequestWithContext(ctx, http.MethodGet, origin+"/graphql?"+query.Encode(), nil)
	if err != nil {
		return false
	}
	r.Header.Set("Accept", "text/event-stream")
	response, err := fetch.OwnWith(r)
	if err != nil {
		return false
	}
	defer response.Body.Close()
	_, err = response.Body.Read(make([]byte, 1))
	return err == nil && response.StatusCode == http.StatusOK
}

// host is an address without its port.
func host(address string) string {
	name, _, err := net.SplitHostPort(address)
	if err != nil {
		return address
	}
	return name
}
