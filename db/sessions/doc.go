// Package sessions has what the sessions of owners and of the desk have alike: when one was last used.
package sessions
