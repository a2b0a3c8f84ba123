package fetch

import (
	"net/http"
	"time"
)

// ReuseConnections keeps so many connections to each server open for the next request. Each was checked when it was made, and leads to the
// same server until it is closed, wherever the name points meanwhile.
func (c *Client) ReuseConnections(each int) {
	t := c.http.Transport.(*http.Transport)
	t.DisableKeepAlives, t.MaxIdleConnsPerHost, t.IdleConnTimeout = false, each, 30*time.Second
}

// OverOneConnection returns a client for many requests to a server, one after the other, over one connection. end closes it; the
// next one is checked again.
func (c *Client) OverOneConnection() (client *Client, end func()) {
	client = &Client{Reachable: c.Reachable, http: c.http, plain: c.plain}
	t := c.http.Transport.(*http.Transport).Clone()
	t.DialContext, client.http.Transport = client.dial, t
	client.ReuseConnections(1)
	return client, t.CloseIdleConnections
}
