// Package fetch reads addresses at other companies' servers, such as agents' calendars. It reaches public addresses over https alone, so
// that nobody who may name an address can make the site read its own network.
//
// An address is checked at the moment of connecting, and for each redirect. A connection that stays open for the next
// request (fetch/connections.go) leads to the address that was checked.
package fetch
