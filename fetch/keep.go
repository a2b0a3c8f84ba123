package fetch

import (
	"net/http"
	"time"
)

// KeepConnections keeps so many connections to each server open for the next request. Each was checked when it was made, and leads to the
// same server until it is closed, wherever the name points meanwhile.
func (c *Client) KeepConnections(each int) {
	t := c.http.Transport.(*http.Transport)
	t.DisableKeepAlives, t.MaxIdleConnsPerHost, t.IdleConnTimeout = false, each, 30*time.Second
}

// Keeping returns a client that asks a server many things one after the other, over one connection. After end it has none; its next one is
// checked again.
func (c *Client) Keeping() (kept *Client, end func()) {
	kept = &Client{Reachable: c.Reachable, http: c.http}
	t := c.http.Transport.(*http.Transport).Clone()
	t.DialContext, kept.http.Transport = kept.dial, t
	kept.KeepConnections(1)
	return kept, t.CloseIdleConnections
}
