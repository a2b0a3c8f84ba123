package limits

import "time"

// Writes to a cluster.
const (
	// ClusterWriteBytes is how large one write to a cluster may be, as JSON; a larger one is refused before it is sent.
	ClusterWriteBytes = 64 << 20
	// ClusterAnswerBytes is how long an answer of the cluster's node may be.
	ClusterAnswerBytes = 32 << 20
	// ClusterAnswerTime is how long one request to the cluster's node may take; then it is sent again. A leader that is frozen answers
	// nothing, so this is how long writes wait at most before they reach the next one.
	ClusterAnswerTime = 2 * time.Second
	// ClusterLargeBytes is from where a write counts as large: an import.
	ClusterLargeBytes = 1 << 20
	// ClusterLargeTime is how long a request with a large write may take.
	ClusterLargeTime = 2 * time.Minute
	// ClusterWriteTime is how long a write is tried while the cluster has no leader; then it is INTERNAL, or the status 500. A new leader
	// takes about three seconds.
	ClusterWriteTime = 15 * time.Second
	// ClusterPieceProperties is from how many new or changed properties an import into a cluster is sent in pieces, which nobody sees
	// before the last one.
	ClusterPieceProperties = 200
	// ClusterPieceBytes is about how large a piece is.
	ClusterPieceBytes = 512 << 10
	// ClusterMoveTime is how long the request may take that makes all pieces visible; then it is sent again, and done once.
	ClusterMoveTime = 20 * time.Second
	// ClusterImportBytes is how large all pieces of an import may be together; a larger one is refused, and nothing of it stays.
	ClusterImportBytes = 1 << 30
	// ClusterPieceTime is how long the pieces of an import that did not end stay; an import that takes longer is refused.
	ClusterPieceTime = time.Hour
	// ClusterTracedStatements is how many statements a list has at most whose counts are stored with it, so that a lost answer does no
	// harm; an import that is longer is made again.
	ClusterTracedStatements = 500
	// ClusterWritesKnown is how many of the last writes are known by their tokens: as many as there can be while one is tried again.
	ClusterWritesKnown = 100_000
	// ClusterStepDownEvery is how often a leader is asked to let another node lead, at most.
	ClusterStepDownEvery = time.Second
	// ClusterDiskBytes is how much room the disk of a node must have; one with less does not lead, because a leader whose disk is full
	// holds all writes up.
	ClusterDiskBytes = 256 << 20
	// ClusterDiskTime is how often a node without that room lets another lead, at most: it may be that no node has room.
	ClusterDiskTime = 30 * time.Second
	// ClusterComparedWrites is how many of the newest writes a node compares with the leader's at a time.
	ClusterComparedWrites = 256
	// ClusterStuckTime is how long a node may be behind the leader and get nothing from it before another is to lead; the time doubles
	// whenever that did not help.
	ClusterStuckTime = 20 * time.Second
	// ClusterReachTime is how long an answer waits until the node's own file has what was written.
	ClusterReachTime = 2 * time.Second
	// ClusterStartTime is how long a start waits for the cluster.
	ClusterStartTime = time.Minute
	// ClusterPollTime is the time between two checks for a new file of the node.
	ClusterPollTime = 100 * time.Millisecond
	// ClusterContactTime is the time between two comparisons with the leader.
	ClusterContactTime = time.Second
	// ClusterBehindTime is how long a node may be without contact to the leader, or behind it, before `/readyz` says so.
	ClusterBehindTime = 5 * time.Second
	// LeaseTime is how long a machine works for the cluster without having renewed that it does; another takes over LeaseRenewTime later.
	LeaseTime = 10 * time.Second
	// LeaseRenewTime is the time between two renewals.
	LeaseRenewTime = 2 * time.Second
	// ClusterWakeTime is the time between two checks for emails that another machine queued.
	ClusterWakeTime = 2 * time.Second
)

// Files of other machines of a cluster.
const (
	// PeerFileBytes is how large a file is that is copied from another machine.
	PeerFileBytes = 1 << 30
	// PeerFileTime is how long copying one may take.
	PeerFileTime = 5 * time.Minute
	// PeerDialTime is how long connecting to another machine may take, which may be switched off.
	PeerDialTime = time.Second
	// PeerAnswerTime is how long it may read a file for its sum before it answers.
	PeerAnswerTime = 10 * time.Second
	// PeerFailedTime is how long a machine that was not reached is the last that is asked for a file.
	PeerFailedTime = 30 * time.Second
	// PeerFiles is how many names of another machine's files are read at once.
	PeerFiles = 1_000_000
	// PeerFilesAtOnce is how many are copied at once for visitors who wait for them.
	PeerFilesAtOnce = 4
	// PeerPollTime is the time between two checks for files of other machines.
	PeerPollTime = 2 * time.Second
	// PeerSignatureTime is how long a machine's signed request is taken, and how far the clocks of machines may differ.
	PeerSignatureTime = 5 * time.Minute
)
